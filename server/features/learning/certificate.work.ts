import { workerFunction } from '../../core/workers/heavy.ts';
import { type CertificateContent, setCertificate } from './certificate-page.ts';

/** Setting a page takes longer than anybody may be kept waiting. */
export const certificate = workerFunction(async (content: CertificateContent) => ({
  content: new Uint8Array(await setCertificate(content)),
}));
