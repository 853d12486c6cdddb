"""What strangers may try: each attack in a short form as a test, and in a long one for `bench`."""
