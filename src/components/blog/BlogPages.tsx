import { blogListPath } from "../../lib/content-routes";
import { useTranslate } from "../shell/shell-context";
import { PageNavigation } from "../docs/PageNavigation";

interface Props {
  readonly page: number;
  readonly pages: number;
}

/** From one page of the blog's list to the next. */
export function BlogPages({ page, pages }: Props) {
  const t = useTranslate();
  const to = (target: number) => ({ label: t({ id: "blog.page", message: "Page {page} of {pages}" }, { page: target, pages }), href: blogListPath(target) });
  return (
    <PageNavigation
      label={t({ id: "blog.pages", message: "Pages of the blog" })}
      previous={page > 1 ? to(page - 1) : null}
      next={page < pages ? to(page + 1) : null}
      previousWord={t({ id: "post.newer", message: "Newer" })}
      nextWord={t({ id: "post.older", message: "Older" })}
    />
  );
}
