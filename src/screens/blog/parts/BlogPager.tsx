import { blogPath } from '../../../domain/paths';
import { Pager } from '../../../ui/Pager';

interface Props {
  page: number;
  pageCount: number;
  category: string;
  onPage: (page: number) => void;
  label?: string;
}

/** The blog's pager; each page has its own URL. */
export function BlogPager({ category, ...props }: Props) {
  return <Pager {...props} hrefOf={(page) => blogPath({ category, page })} />;
}
