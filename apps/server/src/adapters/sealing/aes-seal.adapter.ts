import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { SealBroken, type Seal, type SealPlace } from '../../ports/seal'

const FORMAT = 1
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + KEY_ID_BYTES + NONCE_BYTES + TAG_BYTES

const placeBytes = ({ column, userId }: SealPlace) => Buffer.from(`${column}\n${userId}`)

/**
 * AES-256-GCM. A sealed value is: format (1 byte), key id (4), nonce (12), tag (16), cipher text. The place is bound in
 * as associated data, so a value moved to another person or column does not open.
 * @param key 32 bytes
 */
export function createAesSeal(key: Buffer): Seal {
  const keyId = createHash('sha256').update('careway data key').update(key).digest().subarray(0, KEY_ID_BYTES)
  const isOwnKey = (sealed: Uint8Array) =>
    sealed.length >= HEAD_BYTES && sealed[0] === FORMAT && keyId.equals(sealed.subarray(1, 1 + KEY_ID_BYTES))
  return {
    isOwnKey,
    seal: (plainText, place) => {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(placeBytes(place))
      const text = Buffer.concat([cipher.update(plainText, 'utf8'), cipher.final()])
      return Buffer.concat([Buffer.of(FORMAT), keyId, nonce, cipher.getAuthTag(), text])
    },
    open: (sealed, place) => {
      if (!isOwnKey(sealed)) throw new SealBroken('sealed with another key')
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const nonce = bytes.subarray(1 + KEY_ID_BYTES, 1 + KEY_ID_BYTES + NONCE_BYTES)
      const tag = bytes.subarray(HEAD_BYTES - TAG_BYTES, HEAD_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES }).setAAD(
        placeBytes(place),
      )
      try {
        return Buffer.concat([decipher.setAuthTag(tag).update(bytes.subarray(HEAD_BYTES)), decipher.final()]).toString(
          'utf8',
        )
      } catch (cause) {
        throw new SealBroken('sealed value was changed or moved', { cause })
      }
    },
  }
}
