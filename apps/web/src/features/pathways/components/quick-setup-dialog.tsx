import { useId } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { Dialog } from '../../../ui/dialog/dialog'
import { Link } from '../../../ui/link/link'
import { QuickSetupForm } from './quick-setup-form'
import { useQuickSetup } from './use-quick-setup'

export function QuickSetupDialog({ profile, onClose }: { profile: Profile | null; onClose: () => void }) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const formId = useId()
  const { form, send, isSaving, isFinding } = useQuickSetup(profile, onClose)
  const isBusy = isSaving || isFinding
  const submitText = isSaving ? 'setup.saving' : isFinding ? 'setup.finding' : 'setup.submit'
  return (
    <Dialog
      title={t('setup.dialogTitle')}
      description={t('setup.dialogText')}
      closeLabel={common('actions.close')}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen && !isBusy) onClose()
      }}
      closesOnOutsidePress={false}
      foot={
        <>
          <Link asChild>
            <RouteLink to="profileSetup">{t('setup.full')}</RouteLink>
          </Link>
          <Button type="submit" form={formId} isBusy={isBusy}>
            {t(submitText)}
          </Button>
        </>
      }
    >
      <p className="small muted">{t('setup.privacy')}</p>
      <FormProvider {...form}>
        <QuickSetupForm id={formId} onSubmit={send} />
      </FormProvider>
      <output className="sr">{isBusy ? t(submitText) : null}</output>
    </Dialog>
  )
}
