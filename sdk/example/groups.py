"""Keeps groups with the client that openapi-python-client makes of contracts/openapi.json.

    openapi-python-client generate --path contracts/openapi.json --meta none --output-path foyer_client
    FOYER=https://reception.example.org FOYER_KEY=... python3 groups.py
"""

import json
import os

from foyer_client import AuthenticatedClient
from foyer_client.api.identity import (
    delete_admin_groups_id,
    get_admin_groups,
    get_admin_groups_id,
    post_admin_groups,
    put_admin_groups_id,
)
from foyer_client.models import PostAdminGroupsBody, PutAdminGroupsIdBody

client = AuthenticatedClient(base_url=os.environ["FOYER"], token=os.environ["FOYER_KEY"])


def page(first, last, order="ASC", **filter):
    """The names of a part of the list, and how long the whole is."""
    answer = get_admin_groups.sync_detailed(
        client=client,
        sort=json.dumps(["name", order]),
        range_=json.dumps([first, last]),
        filter_=json.dumps(filter),
    )
    return [group.name for group in answer.parsed], answer.headers["content-range"]


made = [
    post_admin_groups.sync(client=client, body=PostAdminGroupsBody(name=name))
    for name in ("Py Bravo", "Py Alfa", "Py Charlie")
]
assert page(0, 1, q="Py") == (["Py Alfa", "Py Bravo"], "groups 0-1/3"), page(0, 1, q="Py")
assert page(2, 3, q="Py")[0] == ["Py Charlie"], page(2, 3, q="Py")
assert page(0, 9, order="DESC", q="Py")[0] == ["Py Charlie", "Py Bravo", "Py Alfa"]

bravo = made[0]
put_admin_groups_id.sync(bravo.id, client=client, body=PutAdminGroupsIdBody(name="Py Delta"))
assert get_admin_groups_id.sync(bravo.id, client=client).name == "Py Delta"

for group in made:
    assert delete_admin_groups_id.sync_detailed(group.id, client=client).status_code == 200
assert page(0, 9, q="Py")[0] == []
print("done")
