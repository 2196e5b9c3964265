import { z } from 'zod';
import { germanMessage } from '../texts/validation.ts';

z.config({ customError: germanMessage, localeError: germanMessage });
