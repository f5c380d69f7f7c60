import { isEmptyListing, type ToolListing, ToolResults } from '../../../blocks/tools/ToolResults';
import { noticeText } from '../../../domain/noticeText';

import { emptyListPart } from './emptyListPart';

interface Props extends ToolListing {
  onReset: () => void;
}

/** The tools found, or the empty list with a button to reset the filters (list-6, list-8). */
export function Results({ onReset, ...results }: Props) {
  const empty = emptyListPart.useElement(isEmptyListing(results), { onReset });
  return <ToolResults {...results} failedText={noticeText.listingFailed.text} empty={empty} />;
}
