#!/bin/sh
# A command of a school, as its server runs it: its folder, its environment, its user.
# Copied to /usr/local/bin/priorite: priorite npm run verifie. As root only `maj` keeps root's rights.
set -eu
# cron's is short.
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
# systemd and sh read a value alike where nothing in it is a sign of the shell.
faux=$(grep -nvE "^[[:space:]]*(#.*)?\$|^[A-Z][A-Z0-9_]*=([A-Za-z0-9_./:@%+,=-]*|'[^']*'|\"[^\"\$\`\\\\]*\")[[:space:]]*\$" /etc/priorite.env | cut -d: -f1) || true
if [ -n "$faux" ]; then
  echo "/etc/priorite.env, ligne $(echo $faux | sed 's/ /, /g') : écris NOM='valeur', sans autre ' dedans (docs/premier-jour.md, étape 4)." >&2
  exit 1
fi
# DATA_DIR=… priorite … tries something elsewhere.
ailleurs=${DATA_DIR:-}
set -a
. /etc/priorite.env
[ -z "$ailleurs" ] || DATA_DIR=$ailleurs
set +a
cd /srv/priorite/courante
case " $* " in *" maj "*) exec "$@" ;; esac
exec runuser -u priorite -- env HOME=/srv/priorite "$@"
