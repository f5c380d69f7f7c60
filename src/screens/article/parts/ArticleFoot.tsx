import LinkedIn from '@mui/icons-material/LinkedIn';
import X from '@mui/icons-material/X';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { Link } from 'react-router-dom';

import { listingPath, paths } from '../../../domain/paths';
import type { Post } from '../../../domain/post';
import { linkedInShareAddress, xShareAddress } from '../../../lib/shareAddresses';

import { usePageAddress } from '../usePageAddress';
import { CopyLinkButton } from './CopyLinkButton';
import { Chips, Foot, ShareRow } from './articleFoot.styles';

/** Tags on the left, sharing on the right (article-6, article-9). */
export function ArticleFoot({ post }: { post: Post }) {
  const url = usePageAddress(paths.post(post.slug));
  const hintId = useId();
  const network = { component: 'a', target: '_blank', rel: 'noopener', size: 'small' } as const;
  return (
    <Foot>
      {post.tags.length > 0 ? (
        <Chips role="list" aria-label="Tags">
          {post.tags.map((tag) => (
            <li key={tag}>
              <Link to={listingPath({ tag })} title={tag} dir="auto">
                #{tag}
              </Link>
            </li>
          ))}
        </Chips>
      ) : null}
      <ShareRow>
        <Button
          {...network}
          href={xShareAddress({ url, title: post.title })}
          aria-describedby={hintId}
          startIcon={<X />}
        >
          Share on X
        </Button>
        <Button
          {...network}
          href={linkedInShareAddress(url)}
          aria-describedby={hintId}
          startIcon={<LinkedIn />}
        >
          Share on LinkedIn
        </Button>
        <CopyLinkButton title={post.title} url={url} />
        {/* aria-describedby, so that the links keep their accessible names. */}
        <span id={hintId} hidden>
          opens in a new tab
        </span>
      </ShareRow>
    </Foot>
  );
}
