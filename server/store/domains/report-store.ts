import type { Pool } from '../pool.ts';

/** A network is the keyed hash of one, another for every site. `day` is YYYY-MM-DD. */
export type Report = { domainId: string; site: string; day: string; network: Buffer };
export type RefusedSite = { domainId: string; site: string; networks: number };

/** Fewer networks could be one person. */
const SHOWN_FROM = 3;
const SITES_PER_DOMAIN = 20;

/** Sites that refused an address, as visitors said. */
export function createReportStore({ pool }: { pool: Pool }) {
  return {
    /** Once for a network, a site and a day. */
    add: ({ domainId, site, day, network }: Report) =>
      pool.query(
        `INSERT INTO domain_reports (domain_id, site, day, network) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [domainId, site, day, network],
      ),

    /** The sites that enough networks named since this day, for each domain, those named most often first. */
    async shown({ since }: { since: string }): Promise<RefusedSite[]> {
      const { rows } = await pool.query<RefusedSite>(
        `SELECT "domainId", site, networks FROM (
           SELECT domain_id AS "domainId", site, count(DISTINCT network)::int AS networks,
             row_number() OVER (PARTITION BY domain_id ORDER BY count(DISTINCT network) DESC, site) AS nth
           FROM domain_reports WHERE day >= $1::date
           GROUP BY domain_id, site HAVING count(DISTINCT network) >= ${SHOWN_FROM}) AS sites
         WHERE nth <= ${SITES_PER_DOMAIN} ORDER BY "domainId", nth`,
        [since],
      );
      return rows;
    },

    removeBefore: (day: string) => pool.query('DELETE FROM domain_reports WHERE day < $1::date', [day]),
  };
}

export type ReportStore = ReturnType<typeof createReportStore>;
