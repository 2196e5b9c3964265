/** A passkey on a device, made in software: WebAuthn § 6 with one ES256 key (COSE in CBOR, written by hand). */
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { CreatedPasskey, PasskeyAssertion } from '#shared/auth/passkeys.ts';

type Ceremony = { challenge: string };

/** Values of a hostile browser or a broken device. */
export type Forgery = { origin?: string; rpId?: string; isVerified?: boolean; counter?: number; crossOrigin?: boolean };

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();
const lengthOf = (bytes: Buffer): Buffer => Buffer.from([0x59, bytes.length >> 8, bytes.length & 0xff]);
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);

export function makeAuthenticator(origin: string) {
  const id = randomBytes(32);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const coseKey = Buffer.concat([
    Buffer.from('a50102032620012158', 'hex'),
    ...[Buffer.from([0x20]), Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
  ]);
  let counter = 0;
  let userHandle = randomBytes(16).toString('base64url');

  const clientData = (type: string, { challenge }: Ceremony, forged: Forgery): Buffer =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: forged.origin ?? origin, crossOrigin: forged.crossOrigin ?? false }),
    );
  const authenticatorData = (forged: Forgery, attested: Buffer = Buffer.alloc(0)): Buffer => {
    // User present, user verified, attested credential data.
    const flags = 0x01 | (forged.isVerified === false ? 0 : 0x04) | (attested.length > 0 ? 0x40 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(forged.counter ?? counter);
    return Buffer.concat([sha256(forged.rpId ?? new URL(origin).hostname), Buffer.from([flags]), count, attested]);
  };

  const create = (options: Ceremony & { user: { id: string } }, forged: Forgery = {}): CreatedPasskey => {
    userHandle = options.user.id;
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey]);
    const data = authenticatorData(forged, attested);
    const none = [text('fmt'), text('none'), text('attStmt'), Buffer.from([0xa0]), text('authData')];
    const attestationObject = Buffer.concat([Buffer.from([0xa3]), ...none, lengthOf(data), data]);
    return {
      id: id.toString('base64url'),
      clientDataJSON: clientData('webauthn.create', options, forged).toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    };
  };

  const get = (options: Ceremony, forged: Forgery = {}): PasskeyAssertion => {
    counter++;
    const client = clientData('webauthn.get', options, forged);
    const data = authenticatorData(forged);
    const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
    return {
      id: id.toString('base64url'),
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle,
    };
  };
  return { id: id.toString('base64url'), create, get };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
