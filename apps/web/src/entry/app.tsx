import { useState } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import type { OfferedLocale } from '@careway/i18n/locales'
import { LanguageProvider, useLanguage, useMessages } from '../platform/language'
import { createQueryClient } from '../platform/query-client'
import { Direction } from '../ui/accessibility/direction'
import { ToastProvider } from '../ui/toast/toast-provider'
import { TooltipProvider } from '../ui/tooltip/tooltip'
import { SessionGuard } from '../widgets/session-guard/session-guard'
import { CrashBoundary } from './crash-boundary'
import { messageSource } from './message-source'
import { Site } from './site'

export function App({ language }: { language: OfferedLocale }) {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <LanguageProvider initial={language} source={messageSource}>
        <CrashBoundary isWholePage>
          <Surroundings />
        </CrashBoundary>
      </LanguageProvider>
    </QueryClientProvider>
  )
}

function Surroundings() {
  const { direction } = useLanguage()
  const t = useMessages('common')
  return (
    <Direction dir={direction}>
      <TooltipProvider>
        <ToastProvider areaLabel={t('toasts.region', { hotkey: '{hotkey}' })} closeLabel={t('toasts.close')}>
          <SessionGuard />
          <Site />
        </ToastProvider>
      </TooltipProvider>
    </Direction>
  )
}
