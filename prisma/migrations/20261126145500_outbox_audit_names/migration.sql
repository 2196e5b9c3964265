-- Before mails had kinds, the log noted recipient and subject of private ones, too. Events outside the chain follow with the sweep.
UPDATE "audit_names" n SET "salt" = NULL, "address" = '', "names" = '{}'
  FROM "audit_events" e
 WHERE e."id" = n."event_id" AND e."action" = 'outbox_mail_opened' AND NOT e."details" ? 'kind'
   AND NOT EXISTS (SELECT 1 FROM "audit_unchained" u WHERE u."event_id" = e."id");
