import '../ui/tokens/base.css'
import './shell.css'
import { createRoot } from 'react-dom/client'
import { applyToDocument } from '../platform/language'
import { recalledLanguage } from '../platform/language-memory'
import { routeAt } from '../platform/routes'
import { App } from './app'
import { messageSource } from './message-source'
import { screens } from './screens'

/** The chunk and the words of the screen come together with those of the shell. */
async function start(root: HTMLElement) {
  const language = recalledLanguage()
  applyToDocument(language)
  const name = routeAt(window.location.pathname)
  if (name) screens[name]?.preload(language)
  await messageSource.load(language, ['common'])
  createRoot(root).render(<App language={language} />)
}

const root = document.getElementById('root')
const failure = document.getElementById('start-failed')
if (root) start(root).catch(() => failure?.removeAttribute('hidden'))
