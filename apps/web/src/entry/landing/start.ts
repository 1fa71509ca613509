import { isOfferedLocale, type OfferedLocale } from '@careway/i18n/locales'
import { configurationOfPage } from '../../platform/configuration'
import { recallDraft } from '../../platform/draft'
import { recalledLanguage, rememberLanguage } from '../../platform/language-memory'
import { keepSignUpDraft, SIGN_UP_DRAFT } from '../../features/landing/sign-up/sign-up-draft'
import { showContacts } from './contacts'
import { watchFirstTouch } from './first-touch'
import { typedInto } from './typed'

/** Fetched beside the wizard's own code, not after it. */
const catalogs = import.meta.glob<object>(
  '../../../../../packages/i18n/messages/*/{common,landing,profile,validation}.json',
  { import: 'default' },
)

/** The page's own code: a few lines until somebody reaches for the form. */
function start(form: HTMLElement) {
  const language = document.documentElement.lang as OfferedLocale
  const failure = document.getElementById('sign-up-failed')
  let isAlive = false
  let isComing = false

  const touch = watchFirstTouch(form, { onTouch: () => void bringToLife() })

  async function bringToLife() {
    if (isComing) return
    isComing = true
    failure?.toggleAttribute('hidden', true)
    const words = Object.entries(catalogs).filter(([path]) => path.includes(`/${language}/`))
    try {
      const [{ enliven }] = await Promise.all([import('./island'), ...words.map(([, load]) => load())])
      await enliven(form, language)
      isAlive = true
      touch.release()
    } catch {
      isComing = false
      touch.giveUp()
      failure?.toggleAttribute('hidden', false)
    }
  }

  window.addEventListener('pagehide', () => {
    if (!isAlive) keepSignUpDraft(0, typedInto(form))
  })
  if (recallDraft(SIGN_UP_DRAFT) !== undefined || location.hash === '#start') void bringToLife()
}

function listenToLanguage(menu: HTMLElement | null) {
  menu?.addEventListener('change', ({ target }) => {
    const chosen = target instanceof HTMLSelectElement ? target.value : undefined
    if (!isOfferedLocale(chosen)) return
    rememberLanguage(chosen)
    location.assign(`/?lang=${chosen}${location.hash}`)
  })
}

const form = document.getElementById('sign-up')
if (new URLSearchParams(location.search).has('lang')) recalledLanguage()
listenToLanguage(document.getElementById('language'))
showContacts(configurationOfPage())
if (form) start(form)
