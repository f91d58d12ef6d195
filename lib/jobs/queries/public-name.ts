type Organization = { organizationName: string; status: string };

/** The name under which an organization's vacancy is shown: null for a person's vacancy and until the organization is verified. */
export const publicName = (organization: Organization | null): string | null =>
  organization?.status === "verified" ? organization.organizationName : null;
