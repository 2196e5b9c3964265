/**
 * `node scripts/write-places.ts FOLDER` writes the shipped lists of postal codes from three unpacked packages in
 * FOLDER. `prisma/content/places/README.md` describes their download, licences and accuracy.
 */
import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { countries } from '../shared/places/country.ts';
import { neighbourEntries } from './places/austria-switzerland.ts';
import type { Entry } from './places/geonames.ts';
import { germanEntries } from './places/germany.ts';

function lineOf({ postalCode, town, latitude, longitude, inhabitants }: Entry): string {
  if (/[",\n]/.test(town)) throw new Error(`the reader of the list does not support quotes: ${town}`);
  return [postalCode, town, latitude.toFixed(3), longitude.toFixed(3), inhabitants ?? ''].join(',');
}

if (import.meta.main) {
  const folder = process.argv[2];
  if (folder === undefined) throw new Error('node scripts/write-places.ts FOLDER');
  for (const country of countries) {
    const entries = country === 'DE' ? await germanEntries(folder) : await neighbourEntries(folder, country);
    const content = `${['postal_code,town,latitude,longitude,inhabitants', ...entries.map(lineOf)].join('\n')}\n`;
    const file = `../prisma/content/places/${country.toLowerCase()}.csv`;
    await writeFile(resolve(import.meta.dirname, file), content);
    console.log(`${country}: ${entries.length} towns, ${(content.length / 1024).toFixed(0)} KB`);
  }
}
