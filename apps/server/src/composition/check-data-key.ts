import type { Core } from './core'

/** A value sealed with another key than ours means that the key was lost or mixed up: better no start than garbage. */
export async function dataKeyFault({
  profileRepository,
  seal,
}: Pick<Core, 'profileRepository' | 'seal'>): Promise<string | undefined> {
  const sealed = await profileRepository.findAnySealed()
  if (!sealed || seal.isOwnKey(sealed)) return undefined
  return (
    'DATA_KEY is not the key that the stored health details were encrypted with. ' +
    'Give the server the right DATA_KEY, or the "data-key" file that lay in DATA_DIR. Nothing was changed.'
  )
}
