import type { Translate } from '@careway/i18n/create-messages'

/** The map painter's own sentences, in the reader's language. */
export const mapWords = (t: Translate<'resources'>): Record<string, string> => ({
  'Map.Title': t('map.label'),
  'NavigationControl.ZoomIn': t('map.zoomIn'),
  'NavigationControl.ZoomOut': t('map.zoomOut'),
  'CooperativeGesturesHandler.WindowsHelpText': t('map.holdControl'),
  'CooperativeGesturesHandler.MacHelpText': t('map.holdCommand'),
  'CooperativeGesturesHandler.MobileHelpText': t('map.twoFingers'),
})
