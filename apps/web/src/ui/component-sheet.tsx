import { SkipLink } from './accessibility/skip-link'
import { PageHead } from './page-head/page-head'
import { AlertsDemo, BadgesDemo } from './sheet/badges-and-alerts'
import { ButtonsDemo } from './sheet/buttons'
import { CardsDemo } from './sheet/cards'
import { ChoicesDemo } from './sheet/choices'
import { ColorDemo, TypeDemo } from './sheet/color-and-type'
import { FieldsDemo } from './sheet/fields'
import { SheetFoot, SheetHead } from './sheet/frame'
import { OverlaysDemo } from './sheet/overlays'
import { ProgressDemo } from './sheet/progress'
import { EmptyDemo, TableDemo } from './sheet/table-and-empty'
import { ThemesDemo } from './sheet/themes'
import { ToastProvider } from './toast/toast-provider'
import { TooltipProvider } from './tooltip/tooltip'

/** Every part in every state, for whoever builds a screen. Shown at /dev/components in development only. */
export function ComponentSheet() {
  return (
    <TooltipProvider>
      <ToastProvider areaLabel="Notifications" closeLabel="Dismiss">
        <SkipLink targetId="main">Skip to main content</SkipLink>
        <SheetHead />
        <main className="main wrap stack" id="main" tabIndex={-1}>
          <PageHead title="Components" lead="Every part in its states, made of the parts the product is made of." />
          <ColorDemo />
          <TypeDemo />
          <ButtonsDemo />
          <FieldsDemo />
          <ChoicesDemo />
          <BadgesDemo />
          <AlertsDemo />
          <CardsDemo />
          <ProgressDemo />
          <OverlaysDemo />
          <TableDemo />
          <EmptyDemo />
          <ThemesDemo />
        </main>
        <SheetFoot />
      </ToastProvider>
    </TooltipProvider>
  )
}
