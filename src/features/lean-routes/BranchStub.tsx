import { translate } from '@docusaurus/Translate';
import { useEffect, useState } from 'react';
import { loadBranch } from './sidebarBranches';

interface Props {
  /** Id of the branch to load. */
  branch: string;
  /** First page of the category. */
  href: string;
}

/** Stands in an opened category until its items are there. */
export function BranchStub({ branch, href }: Props) {
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadBranch(branch).catch(() => setFailed(true));
  }, [branch]);
  return (
    <li className="menu__list-item">
      <a className="menu__link" href={href}>
        {failed
          ? translate({ id: 'sidebar.branch.failed', message: 'Not loaded: open the first page' })
          : translate({ id: 'sidebar.branch.loading', message: 'Loading …' })}
      </a>
    </li>
  );
}
