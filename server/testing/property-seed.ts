import fc from 'fast-check';

/** Property tests draw the same values in every run, so that a run says something about the change; SEED draws others. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20261121) });
