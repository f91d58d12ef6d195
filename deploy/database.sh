#!/bin/bash
# Runs once, in an empty volume: the database, its owner, who migrates, and the role of the site, which owns nothing.
set -euo pipefail
psql --username=postgres --set=ON_ERROR_STOP=1 --set=owner="$OWNER_PASSWORD" --set=site="$SITE_PASSWORD" <<'SQL'
create role recruit_owner login password :'owner';
create role recruit_site login password :'site';
create database recruit owner recruit_owner template template0
  encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' locale 'C';
revoke all on database recruit from public;
grant connect on database recruit to recruit_site;
SQL
