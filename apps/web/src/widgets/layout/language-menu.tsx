import { lazy, Suspense, useState } from 'react'
import { LanguageButton } from './language-button'

const loadChoices = () => import('./language-choices')
const LanguageChoices = lazy(async () => ({ default: (await loadChoices()).LanguageChoices }))

/** The language in use, and the others behind it. The menu's own code comes when it is first opened. */
export function LanguageMenu() {
  const [isWanted, setIsWanted] = useState(false)
  if (!isWanted)
    return (
      <LanguageButton
        aria-haspopup="menu"
        aria-expanded={false}
        onClick={() => setIsWanted(true)}
        onPointerEnter={() => void loadChoices()}
      />
    )
  return (
    <Suspense fallback={<LanguageButton aria-haspopup="menu" aria-expanded aria-busy />}>
      <LanguageChoices />
    </Suspense>
  )
}
