-- AlterTable
ALTER TABLE "mail_outbox" ADD COLUMN     "held_until" TIMESTAMPTZ(3),
ADD COLUMN     "kind" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "sender_id" UUID,
ALTER COLUMN "id" DROP DEFAULT;

-- Mails that staff may have to pass on keep their kind; older ones of every other kind stay hidden.
UPDATE "mail_outbox" SET "kind" = CASE
  WHEN "subject" = 'Bestätigen Sie Ihre E-Mail-Adresse' THEN 'confirmEmail'
  WHEN "subject" LIKE 'Sie haben schon ein Konto bei %' THEN 'alreadyRegistered'
  WHEN "subject" = 'Neues Passwort wählen' THEN 'resetPassword'
  WHEN "subject" = 'Ihr Passwort wurde geändert' THEN 'passwordChanged'
  WHEN "subject" = 'Bestätigen Sie Ihre neue E-Mail-Adresse' THEN 'changeEmail'
  WHEN "subject" = 'Ihre E-Mail-Adresse wurde geändert' THEN 'emailChanged'
  WHEN "subject" LIKE 'Zwei-Faktor-Anmeldung %schaltet' THEN 'twoFactorChanged'
  WHEN "subject" = 'Ihr Konto wurde gesperrt' THEN 'accountLocked'
  WHEN "subject" = 'Ihr Konto ist wieder offen' THEN 'accountUnlocked'
  WHEN "subject" = 'Sie wurden auf allen Geräten abgemeldet' THEN 'sessionsEnded'
  WHEN "subject" = 'Der Betreiber schickt Ihnen einen Link für ein neues Passwort' THEN 'resetSent'
  WHEN "subject" = 'Der Betreiber hat Ihre Zwei-Faktor-Anmeldung ausgeschaltet' THEN 'twoFactorSwitchedOff'
  WHEN "subject" = 'Ihre Plattform-Rolle wurde geändert' THEN 'platformRoleChanged'
  WHEN "subject" LIKE 'Einladung zu %' AND "text" LIKE '%/invitation/%' THEN 'invitation'
  ELSE ''
END;
