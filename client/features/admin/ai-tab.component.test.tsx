import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { AiCheck, AiSettingsView } from '#shared/ai/state.ts';
import { button, field, fill } from '../../testing/page-actions.ts';
import { staff } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Answers } from '../../testing/server-stub.ts';

const settings: AiSettingsView = {
  endpoint: { host: 'ai.example.org', model: 'test-model', hasKey: true },
  monthlyTokens: null,
  installationTokens: null,
  use: [{ orgId: '00000000-0000-4000-8000-00000000000b', name: 'Nordlicht Pflege', tokens: 42_500, requests: 1 }],
  lastCheck: null,
};

const openTab = (answers: Answers = {}) =>
  renderAt('/admin/settings?tab=ai', {
    user: staff(),
    answers: { 'ai.settings': settings, ...answers },
    allowsUnanswered: true,
  });

const checked = (changed: Partial<AiCheck>): AiCheck => ({
  checkedAt: new Date('2026-11-20T09:30:00Z'),
  isWorking: true,
  problem: null,
  format: 'json_object',
  tellsUsage: true,
  durationMs: 1200,
  ...changed,
});

test('an admin tests the connection and sees the error or the result', async () => {
  const failing = checked({ isWorking: false, format: null, problem: 'AI_KEY_REFUSED' });
  const { person, server } = await openTab({ 'ai.check': failing });
  await screen.findByText('test-model');
  screen.getByText('Noch nicht geprüft.');
  await person.click(button('Verbindung prüfen'));
  await screen.findByText('Der Dienst lehnt den Zugang ab. Prüfen Sie AI_API_KEY.');
  server.answer({ 'ai.check': checked({}) });
  await person.click(button('Verbindung prüfen'));
  await screen.findByText('Verbunden');
  screen.getByText('Das Modell antwortet in JSON.', { exact: false });
});

test('an admin limits the usage and sees the usage of each organisation', async () => {
  const { person, server } = await openTab({ 'ai.changeSettings': undefined });
  await screen.findByRole('row', { name: 'Nordlicht Pflege 42.500 1' });
  await fill(person, field('Tokens je Organisation und Monat'), '50000');
  await person.click(button('Kontingent speichern'));
  await screen.findByText('Gespeichert');
  expect(field('Tokens je Organisation und Monat').value).toBe('50.000');
  expect(server.calls('ai.changeSettings')).toEqual([{ monthlyTokens: 50_000, installationTokens: null }]);
});

test('without a service, the admin reads about the built-in generator and its setup', async () => {
  await openTab({ 'ai.settings': { ...settings, endpoint: null, use: [] } });
  await screen.findByText('Der eingebaute Generator arbeitet ohne KI-Dienst.');
  screen.getByText('AI_BASE_URL');
  expect(screen.queryByRole('button', { name: 'Verbindung prüfen' })).toBeNull();
});
