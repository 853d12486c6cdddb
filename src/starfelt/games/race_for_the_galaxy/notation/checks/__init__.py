"""What a position must satisfy to be one."""
