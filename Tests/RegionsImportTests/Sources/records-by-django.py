def load(apps, schema_editor):
    State = apps.get_model("places", "State")
    State.objects.create(code="AV", name="Alvira State")
    State.objects.create(code="BO", name="Boral State")
    State.objects.create(code="CO", name="Corim State")
    State.objects.get_or_create(code="DE", name="Delmar State")
