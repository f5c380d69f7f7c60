import { Suspense } from 'react';

import { ToolResults, type ToolResultsProps } from '../../../blocks/tools/ToolResults';
import { noticeText } from '../../../domain/noticeText';
import { lazyComponent } from '../../../ui/lazyComponent';

const emptyList = lazyComponent(
  async () => (await import(/* webpackChunkName: "empty-list" */ './EmptyList')).EmptyList,
);

interface Props extends ToolResultsProps {
  onReset: () => void;
}

/** The tools found, or the empty list with a button to reset the filters (list-6, list-11, list-12). */
export function Results({ onReset, ...results }: Props) {
  return (
    <ToolResults
      {...results}
      failedText={noticeText.listingFailed.text}
      empty={
        <Suspense>
          <emptyList.Component onReset={onReset} />
        </Suspense>
      }
    />
  );
}
