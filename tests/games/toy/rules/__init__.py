"""The rules of Nine Lights."""
