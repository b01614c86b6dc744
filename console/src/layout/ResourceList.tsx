import type { failureTexts } from '@foyer/contracts/notices';
import type { Breakpoint } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import {
  CreateButton,
  Datagrid,
  FilterButton,
  List,
  SearchInput,
  SimpleList,
  TopToolbar,
  useResourceDefinition,
  type RaRecord,
  type SimpleListProps,
} from 'react-admin';

import { EmptyState } from './EmptyState.js';
import { ExportCsv, type CsvColumns } from './ExportCsv.js';
import { FailedList } from './FailedList.js';
import { ListPagination } from './ListPagination.js';
import { ScrollingTable } from './ScrollingTable.js';
import { SelectionWithinFilter } from './SelectionWithinFilter.js';

const search = <SearchInput key="q" source="q" alwaysOn />;

interface ResourceListProps<T extends RaRecord> {
  /** The path of its texts: `<texts>.empty` and `<texts>.emptyHint` are for an empty list. */
  texts: string;
  sort: readonly [field: string, order: 'ASC' | 'DESC'];
  /** The content of a row without room for columns, and the width below which there is no room. */
  narrow: Pick<SimpleListProps<T>, 'primaryText' | 'secondaryText' | 'tertiaryText'> & {
    below?: Breakpoint;
  };
  /** The columns. */
  children: ReactNode;
  /** Filters behind the search, or all of them. */
  filters?: readonly ReactElement[] | { readonly all: readonly ReactElement[] };
  /** The columns of the saved table of all rows. */
  csv?: CsvColumns<T>;
  /**
   * The actions above the list, replacing filters, the button to create a record, and the button
   * that saves the table.
   */
  actions?: ReactElement;
  /** The first step, where it is not the button to create one. */
  first?: ReactElement | null;
  failed?: keyof typeof failureTexts;
  bulkActions?: ReactElement | false;
  rowClick?: 'edit' | 'show' | false;
}

/**
 * All records of a resource: columns, or short rows on a narrow screen; what to do while there are
 * none or they do not come.
 */
export function ResourceList<T extends RaRecord>({
  texts,
  sort: [field, order],
  narrow: { below = 'sm', ...row },
  children,
  filters = [],
  first,
  failed,
  bulkActions = false,
  rowClick = 'edit',
  csv,
  actions,
}: ResourceListProps<T>) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down(below));
  const { hasCreate, ...definition } = useResourceDefinition();
  const Icon = definition.icon as ComponentType | undefined;
  return (
    <List
      actions={
        actions ?? (
          <TopToolbar>
            <FilterButton />
            {hasCreate === true && <CreateButton />}
            {csv && <ExportCsv columns={csv} />}
          </TopToolbar>
        )
      }
      exporter={false}
      filters={'all' in filters ? [...filters.all] : [search, ...filters]}
      empty={
        <EmptyState
          icon={Icon ? <Icon /> : <></>}
          title={`${texts}.empty`}
          hint={`${texts}.emptyHint`}
        >
          {first === undefined ? hasCreate === true && <CreateButton variant="contained" /> : first}
        </EmptyState>
      }
      error={failed === undefined ? <FailedList /> : <FailedList text={failed} />}
      pagination={<ListPagination />}
      sort={{ field, order }}
      perPage={25}
    >
      {isNarrow ? (
        <SimpleList<T> {...row} rowClick={rowClick} />
      ) : (
        <>
          <SelectionWithinFilter />
          <ScrollingTable>
            <Datagrid rowClick={rowClick} bulkActionButtons={bulkActions}>
              {children}
            </Datagrid>
          </ScrollingTable>
        </>
      )}
    </List>
  );
}
