import { workerFunction } from '../../core/workers/worker-function.ts';
import { type CertificateContent, renderCertificate } from './certificate-page.ts';

export const certificate = workerFunction(async (content: CertificateContent) => ({
  content: new Uint8Array(await renderCertificate(content)),
}));
