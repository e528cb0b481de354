#!/bin/sh
# A command of a school, as its server runs it: its folder, its environment, its user.
# Copied to /usr/local/bin/priorite: priorite npm run verifie. As root only `maj` keeps root's rights.
set -eu
# cron's is short.
PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
set -a
. /etc/priorite.env
set +a
cd /srv/priorite/courante
case " $* " in *" maj "*) exec "$@" ;; esac
exec runuser -u priorite -- env HOME=/srv/priorite "$@"
