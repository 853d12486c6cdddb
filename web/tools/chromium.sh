#!/bin/sh
# Makes sure that there is a Chromium for the tests, with letters for Japanese and Chinese.
set -e

for name in "$CHROMIUM" chromium chromium-browser google-chrome; do
	if [ -n "$name" ] && command -v "$name" >/dev/null; then exit 0; fi
done

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "starfelt: installing Chromium for the tests ..."
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends chromium fonts-noto-cjk >/dev/null
	exit 0
fi

echo "starfelt: the tests need Chromium: install it (Debian: apt-get install chromium fonts-noto-cjk)" >&2
echo "starfelt: or name one by CHROMIUM=/path/to/chromium" >&2
exit 1
