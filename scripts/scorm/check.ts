/** Checks a package against SCORM 1.2 and the product's own stricter rules. */
import { unzipSync } from 'fflate';
import { checkManifest } from './manifest.ts';
import { checkData, checkLicences, checkPage, checkPlayer, checkScripts, checkStyles } from './player.ts';

export type Files = Record<string, Uint8Array>;

export function checkScormPackage(zip: Uint8Array): string[] {
  let files: Files;
  try {
    files = unzipSync(zip);
  } catch {
    return ['this is no ZIP archive'];
  }
  const names = Object.keys(files);
  const text = (name: string): string | null => {
    const bytes = files[name];
    return bytes === undefined ? null : new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  };
  const scripts = names.filter((name) => name.endsWith('.js') && name !== 'data.js').map((name) => text(name) ?? '');
  const pages = names.filter((name) => /^[^/]*\.html?$|^player\/.*\.html?$/.test(name)).map((name) => text(name) ?? '');
  const styles = names.filter((name) => name.endsWith('.css')).map((name) => text(name) ?? '');
  return [
    ...checkManifest(text('imsmanifest.xml'), names),
    ...checkScripts(scripts.join('\n')),
    ...checkPlayer(text('player/progress.js') ?? ''),
    ...checkData(text('data.js') ?? ''),
    ...pages.flatMap(checkPage),
    ...styles.flatMap((style) => checkStyles(style, names)),
    ...checkLicences(names),
  ];
}
