#!/bin/sh
# Builds the image without a registry: a Debian base by mmdebstrap, Node.js and npm from npm's packages, and buildah, which
# needs neither a daemon nor privileges of its own beside root. Where a registry can be reached, docker or podman build
# deploy/Containerfile as it is.
#   deploy/build-image.sh [IMAGE]     by default localhost/portal
# The bases are kept in PORTAL_IMAGE_CACHE (~/.cache/portal-image); delete that folder to renew them. DEBIAN_MIRROR is the address
# of a mirror, or a file as /etc/apt/sources.list, where Debian's own cannot be reached.
set -eu

image=${1:-localhost/portal}
case $image in
  -*) echo "Name the image, or nothing: deploy/build-image.sh localhost/portal" >&2; exit 1 ;;
esac
suite=bookworm
node_version=24.21.0
npm_version=11.19.1
cache=${PORTAL_IMAGE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/portal-image}
root=$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)

for tool in buildah mmdebstrap npm; do
  command -v "$tool" >/dev/null || {
    echo "$tool is needed to build the image. On Debian and Ubuntu: apt-get install buildah mmdebstrap npm" >&2
    exit 1
  }
done
case $(uname -m) in
  x86_64) platform=x64 ;;
  aarch64) platform=arm64 ;;
  *) echo "There is no Node.js package for $(uname -m)." >&2; exit 1 ;;
esac

mkdir -p "$cache"
# In images a RUN needs neither seccomp nor namespaces of its own.
export BUILDAH_ISOLATION=chroot

rootfs=$cache/$suite.tar
if [ ! -e "$rootfs" ]; then
  echo "Making a Debian base (a few minutes, once)"
  without=/usr/share
  mmdebstrap --quiet --variant=minbase --include=libstdc++6,usr-is-merged \
    --hook-dir=/usr/share/mmdebstrap/hooks/merged-usr \
    --dpkgopt="path-exclude=$without/doc/*" --dpkgopt="path-include=$without/doc/*/copyright" \
    --dpkgopt="path-exclude=$without/man/*" --dpkgopt="path-exclude=$without/locale/*" \
    --dpkgopt="path-exclude=$without/info/*" "$suite" "$cache/making.tar" ${DEBIAN_MIRROR:+"$DEBIAN_MIRROR"}
  mv "$cache/making.tar" "$rootfs"
  renewed=yes
fi

tools=$cache/node-$node_version-npm-$npm_version
if [ ! -e "$tools" ]; then
  echo "Fetching Node.js $node_version"
  rm -rf "$tools.making"
  mkdir "$tools.making"
  npm install --prefix "$tools.making" --global --ignore-scripts --loglevel=error \
    "node-linux-$platform@$node_version" "npm@$npm_version"
  mv "$tools.making" "$tools"
fi
modules=$tools/lib/node_modules

if [ -n "${renewed:-}" ] || ! buildah images --quiet "localhost/portal-node:$node_version" >/dev/null 2>&1; then
  container=$(buildah from scratch)
  buildah add --quiet "$container" "$rootfs" / >/dev/null
  buildah commit --quiet "$container" localhost/portal-debian >/dev/null
  buildah copy --quiet "$container" "$modules/node-linux-$platform/bin/node" /usr/local/bin/node >/dev/null
  buildah copy --quiet "$container" "$modules/npm" /usr/local/lib/node_modules/npm >/dev/null
  buildah run "$container" -- ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm
  buildah commit --quiet --rm "$container" "localhost/portal-node:$node_version" >/dev/null
fi

# npm's settings and the certificates of this machine are there while packages are installed, and not in the image.
npmrc=$(mktemp)
trap 'rm -f "$npmrc"' EXIT
certificates=/etc/ssl/certs/ca-certificates.crt
[ ! -e "$HOME/.npmrc" ] || cat "$HOME/.npmrc" >"$npmrc"
[ ! -e "$certificates" ] || echo "cafile=$certificates" >>"$npmrc"
buildah bud --file "$root/deploy/Containerfile" --tag "$image" --format docker --layers \
  --build-arg "NODE_IMAGE=localhost/portal-node:$node_version" --build-arg "BASE_IMAGE=localhost/portal-debian" \
  --volume "$npmrc:/usr/local/etc/npmrc:ro" --volume /etc/ssl/certs:/etc/ssl/certs:ro \
  "$root"
buildah images "$image"
