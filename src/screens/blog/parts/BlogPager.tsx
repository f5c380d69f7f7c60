import { blogPath } from '../../../domain/paths';
import { Pager } from '../../../ui/Pager';

interface Props {
  page: number;
  pageCount: number;
  category: string;
  onPage: (page: number) => void;
  label?: string;
}

/** The pager of the blog; each page has a URL of its own. */
export function BlogPager({ category, ...props }: Props) {
  return <Pager {...props} hrefOf={(page) => blogPath({ category, page })} />;
}
