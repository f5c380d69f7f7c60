import { useToolEntities } from '../../catalogue/hooks';
import { type Post, postPlaceholder } from '../../domain/post';
import { GeneratedCover } from '../../ui/GeneratedCover';
import { styled } from '../../ui/theme/styled';
import { useBrokenImage } from '../../ui/useBrokenImage';

const Picture = styled('img')({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

type Covered = Pick<Post, 'slug' | 'image' | 'relatedTools' | 'coverLogos' | 'coverTint'>;

/** A generated cover with the post's own logos or, if it has none, those of its related tools. */
function DrawnCover({ post }: { post: Covered }) {
  const known = useToolEntities(post.relatedTools);
  const given = post.coverLogos.map((logo) => ({ logo, name: post.slug }));
  return <GeneratedCover seed={post.slug} tint={post.coverTint} logos={given.length > 0 ? given : known} />;
}

/** A post's image: a placeholder if it fails to load, or a generated cover if it has none (blog-8). */
export function PostCover({ post }: { post: Covered }) {
  const { broken, imageProps } = useBrokenImage(post.image);
  if (post.image === '') return <DrawnCover post={post} />;
  return (
    <Picture
      {...imageProps}
      src={broken ? postPlaceholder : post.image}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
