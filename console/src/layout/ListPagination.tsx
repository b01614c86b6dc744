import { SEARCH_FINDS_MAX } from '@foyer/contracts/schema';
import { Pagination, useListContext, useLocaleState, useTranslate } from 'react-admin';

import { formatWholeFigure } from '../i18n/format.js';

interface Rows {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/**
 * Says where the page is in its list: a search that found as many as it looks for may have left
 * some out.
 */
export function ListPagination() {
  const filter = useListContext().filterValues as Readonly<Record<string, unknown>> | undefined;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isSearch = typeof filter?.q === 'string' && filter.q !== '';
  const figure = (count: number) => formatWholeFigure(count, locale);
  const labelDisplayedRows = ({ from, to, count }: Rows) =>
    translate(
      isSearch && count >= SEARCH_FINDS_MAX ? 'layout.pageOfMany' : 'ra.navigation.page_range_info',
      { offsetBegin: figure(from), offsetEnd: figure(to), total: figure(count) },
    );
  // It hands this on, which its types leave out.
  const words: object = { labelDisplayedRows };
  return <Pagination {...words} />;
}
