import fc from 'fast-check';

/** Property tests draw the same values in every run, so that a failure relates to the change; SEED changes them. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20261121) });
