<?php
class Foo extends Bar {
  public function up() {
    Schema::create('regions', function ($t) { $t->id(); });
  }
}
