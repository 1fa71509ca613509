import { listDataSources, type DataSource } from '@careway/contracts/administration/list-data-sources'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'

export interface AdministrationParts {
  listDataSources(): Promise<DataSource[]>
}

export const administrationEndpoints = (parts: AdministrationParts): readonly ServedEndpoint[] => [
  serve(listDataSources, () => parts.listDataSources()),
]
