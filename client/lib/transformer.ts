import superjson from 'superjson';
import { jsonTextName } from '#shared/json-text.ts';

superjson.registerCustom<never, string>(
  {
    isApplicable: (_value): _value is never => false,
    serialize: () => '',
    deserialize: (text) => JSON.parse(text) as never,
  },
  jsonTextName,
);

/** superjson, with large answers that the server has ready as text. */
export const transformer = superjson;
